/** The comments, the marks and the reviewer's name of this browser, outside the company's database, so that no reset deletes any. */
import { openStore } from '#state/open-store.ts'

export const reviewStore = openStore('vidriera-sala', 'sala')

/** The key in local storage that is set while this browser has comments. */
export const hasComments = 'sala.comentarios'
