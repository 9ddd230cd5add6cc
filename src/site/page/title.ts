import { pages, type Page } from '../pages.ts'

const capitalised = (label: string) => label.charAt(0).toUpperCase() + label.slice(1)

export const pageTitle = (path: string): string => {
  const page: Page | undefined = pages.find((candidate) => candidate.path === path)
  return page?.name ?? capitalised(page?.label ?? 'página')
}
