/**
 * The inline script of every page, which runs before the first paint and before any other code. Its parts are written into the page as
 * text and cannot reach their modules, so they tell each other things by attributes of the document.
 */
import { ofList } from '../../../site/page/of-list.ts'
import { shownOfTab } from '../../../state/storage.ts'
import { code } from './code.ts'
import { hand } from './hand.ts'
import { heard } from './heard.ts'
import type { Known } from './known.ts'
import { meant } from './meant.ts'
import { pictures } from './pictures.ts'
import { returns } from './returns.ts'

const known: Known = { ...shownOfTab, list: ofList }

const told = [meant, returns].map((part) => `(${part.toString()})(${JSON.stringify(known)})`)
const others = [code, hand, pictures, heard].map((part) => `(${part.toString()})()`)

/** The parts in order: the first decides whether the page is shown. */
export const script = [...told, ...others].join(';')
