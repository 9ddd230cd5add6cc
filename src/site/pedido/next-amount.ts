/** Moves the focus to the amount of the next or previous row; a row without packs has its plus instead. */
export const toNextAmount = (from: HTMLElement, by: 1 | -1): void => {
  const rows = from.closest('table, ul')
  const all = [...(rows?.querySelectorAll<HTMLElement>('[data-amount]') ?? [])]
  const next = all[all.indexOf(from) + by] ?? from
  next.focus()
  if (next instanceof HTMLInputElement) next.select()
}
