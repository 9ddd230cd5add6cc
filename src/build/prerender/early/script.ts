/**
 * The one script within a page: it runs before anything is painted and before any other code is there. Its parts are written into
 * the page as text, so nothing of their modules is in their reach: what one has to tell another is an attribute of the document.
 */
import { ofList } from '../../../site/page/of-list.ts'
import { shownOfTab } from '../../../state/storage.ts'
import { clicks } from './clicks.ts'
import { code } from './code.ts'
import type { Known } from './known.ts'
import { meant } from './meant.ts'
import { pictures } from './pictures.ts'
import { returns } from './returns.ts'

const known: Known = { ...shownOfTab, list: ofList }

const told = [meant, returns].map((part) => `(${part.toString()})(${JSON.stringify(known)})`)
const others = [code, clicks, pictures].map((part) => `(${part.toString()})()`)

/** In this order: whether the page is shown at all comes first. */
export const script = [...told, ...others].join(';')
