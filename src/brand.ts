/** Who the site belongs to: with the two logos of `ui/brand`, everything that a re-brand touches. Plain values, so that scripts can read it as well. */

export const company = {
  name: 'Bulonera Quebracho S.A.',
  legalName: 'Bulonera Quebracho S.A.',
  /** Year of the copyright line (§2.3). */
  since: 2024,
  tagline: 'Elementos de fijación para la industria, la obra y el agro',
} as const

/** What the browser's tab says: 'Productos | Bulonera Quebracho S.A.'. */
export const tabTitle = (title: string): string => `${title} | ${company.name}`

/** Whom the footer credits for the site. */
export const agency = { name: 'Estudio Yunque', url: 'https://www.estudioyunque.example' } as const

/** The company's profile, for as long as the contact data names none. */
export const social = { network: 'Instagram', url: 'https://www.instagram.com/buloneraquebracho.demo' } as const

/** The site that videos by link come from (§2.11). */
export const videoHost = 'www.youtube.com'

/** Whose players may be framed: that site's, without cookies, and one more that people use. */
export const playerHosts = { site: 'www.youtube-nocookie.com', vimeo: 'player.vimeo.com' } as const
