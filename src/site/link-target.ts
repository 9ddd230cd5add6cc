/** The link forms that the contract allows; any other text counts as no link. */
const isLink = (href: string) => /^(?:https?:\/\/|mailto:|tel:|\/(?!\/))/i.test(href)

/** The editor's link, or undefined when it leads nowhere. */
export const linkTarget = (href: string | null | undefined): string | undefined => {
  const trimmed = href?.trim() ?? ''
  return isLink(trimmed) ? trimmed : undefined
}

/** Links to other sites open in a new tab. */
export const leavesSite = (href: string): boolean => /^https?:/i.test(href)
