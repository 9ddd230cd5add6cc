import { getFinder } from '#finder/finder.ts'
import { choices } from '../pedido/quick/choices.ts'
import { pasted } from '../pedido/quick/paste.ts'
import { around } from '../productos/around/near.ts'
import { neighbours } from '../productos/around/neighbours.ts'
import { listWith } from '../productos/narrow/listing.ts'
import type { Answers } from './calls.ts'
import { find } from './find.ts'

/** Every answer about a catalogue, in whichever thread. */
export const answers: Answers = { find, list: listWith(getFinder), neighbours, around, pasted, choices }
