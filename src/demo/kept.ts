/** What the room itself keeps in this browser: comments, marks, who reviews. Never in the demo company's database, so that it survives whatever becomes of that. */
import { createStore } from 'idb-keyval'

/** One table of names and values. */
export const roomStore = createStore('vidriera-sala', 'sala')
