import { tabTitle, useMarca } from './marca.ts'

/** The title of the browser's tab, with the company's name. */
export const TabTitle = ({ children }: { children: string }) => <title>{tabTitle(children, useMarca())}</title>
