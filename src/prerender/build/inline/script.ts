/**
 * The inline script of every page, which runs before the first paint and before any other code. Its parts are written into the page as
 * text and cannot reach their modules, so they tell each other things by attributes of the document.
 */
import { listParameters } from '#site/page/list-parameters.ts'
import { pageStateKeys } from '#state/storage.ts'
import { code } from './code.ts'
import { keepActs } from './keep-acts.ts'
import { markGoing } from './mark-going.ts'
import type { Facts } from './facts.ts'
import { hideOther } from './hide-other.ts'
import { mend } from './mend.ts'
import { pictures } from './pictures.ts'
import { returns } from './returns.ts'

const facts: Facts = { ...pageStateKeys, list: listParameters }

const parts = [hideOther, returns, markGoing].map((part) => `(${part.toString()})(facts)`)
const others = [mend, code, keepActs, pictures].map((part) => `(${part.toString()})()`)

/** The parts in order: the first decides whether the page is shown. */
export const script = [`(facts=>{${parts.join(';')}})(${JSON.stringify(facts)})`, ...others].join(';')
