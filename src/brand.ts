/** The company that the site belongs to. A re-brand changes this file, `ui/tokens.css` and the three drawings of `ui/brand`; the theme lab of the review tools writes all of them. Plain values, so that scripts can read the file too. */

export const company = {
  name: 'Bulonera Quebracho S.A.',
  legalName: 'Bulonera Quebracho S.A.',
  /** Year of the copyright line (§2.3). */
  since: 2024,
  tagline: 'Elementos de fijación para la industria, la obra y el agro',
} as const

/** The title of the browser's tab: 'Productos | Bulonera Quebracho S.A.'. */
export const tabTitle = (title: string): string => `${title} | ${company.name}`

/** The makers of the site, named in the footer. */
export const agency = { name: 'Estudio Yunque', url: 'https://www.estudioyunque.example' } as const

/** The company's profile, used while the contact data names none. */
export const social = { network: 'Instagram', url: 'https://www.instagram.com/buloneraquebracho.demo' } as const

/** The site of linked videos (§2.11). */
export const videoHost = 'www.youtube.com'

/** The hosts whose players may be framed: the video site's cookieless host, and one more. */
export const playerHosts = { site: 'www.youtube-nocookie.com', vimeo: 'player.vimeo.com' } as const
