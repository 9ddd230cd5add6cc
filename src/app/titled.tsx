import type { ComponentType } from 'react'
import { tabTitle } from '../brand.ts'

/** A page that says nothing of itself to the tab, with a name for it. */
export const titled = (title: string, Page: ComponentType) => function Titled() {
  return (
    <>
      <title>{tabTitle(title)}</title>
      <Page />
    </>
  )
}
