import { defineRules } from '../call.ts'
import { addImage, createRow } from '../crud.ts'

export const galerias = defineRules({
  /** A sent `foto` becomes the first picture. */
  crearFeria: async (input, call) => {
    const feria = await createRow(input, call)
    if (call.uploads.has('foto')) await addImage(feria.id, 1, 'foto', call)
    return feria
  },
})
