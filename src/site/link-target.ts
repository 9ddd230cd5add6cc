/** What the contract lets a link be; anything else is as if there were none. */
const isLink = (href: string) => /^(?:https?:\/\/|mailto:|tel:|\/(?!\/))/i.test(href)

/** The address an editor gave, if it leads anywhere. */
export const linkTarget = (href: string | null | undefined): string | undefined => {
  const trimmed = href?.trim() ?? ''
  return isLink(trimmed) ? trimmed : undefined
}

/** Other sites open in a tab of their own. */
export const leavesSite = (href: string): boolean => /^https?:/i.test(href)
