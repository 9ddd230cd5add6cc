/** The extensions that only a server fills: its letters, and how far its pages are. */
import { expect } from 'vitest'
import { endpoints } from '#contract/index.ts'
import type { Extended } from './extended.ts'
import { inputFor, unknownId } from './samples.ts'
import type { Visitor } from './visitor.ts'

const { crearUsuario, enviarMensajePrueba } = endpoints

export const publishingPart = (site: Visitor, extended: Extended) => {
  const { obtenerPublicacion } = endpoints
  extended('a server says how far it is with its pages, to users of the panel', obtenerPublicacion.name, async () => {
    await site.as('editor')
    const { hechas, total } = await site.answer(obtenerPublicacion)
    expect(hechas).toBeLessThanOrEqual(total)
    await site.as('nobody')
    await site.refuses(obtenerPublicacion, {}, 401)
  })
}

export const lettersPart = (site: Visitor, extended: Extended) => {
  const { obtenerCartas, obtenerCarta, reenviarCartas, eliminarCartas } = endpoints
  extended(
    'a letter is told to administrators with its words as they were written, goes again, and is deleted',
    obtenerCartas.name,
    async () => {
      const words = { asunto: `Prueba ${String(inputFor(crearUsuario, 51).usuario)} <x>`, texto: 'Uno\n\n<b>dos</b>' }
      await site.answer(enviarMensajePrueba, { ...words, email: 'ana@example.com' })
      const readOwnLetters = async () =>
        (await site.answer(obtenerCartas)).filter(({ asunto }) => asunto === words.asunto)
      const [letter] = await readOwnLetters()
      expect(letter).toMatchObject({
        para: ['ana@example.com'],
        situacion: expect.stringMatching(/^(espera|enviada|fallida)$/),
      })
      const id = letter?.id ?? unknownId
      expect(await site.answer(obtenerCarta, { id })).toMatchObject(words)
      await site.as('editor')
      for (const call of [reenviarCartas, eliminarCartas]) await site.refuses(call, { ids: [id] }, 403)
      await site.refuses(obtenerCarta, { id }, 403)
      await site.as('admin')
      expect(await site.answer(reenviarCartas, { ids: [id] })).toEqual({ reenviadas: expect.any(Number) })
      const ids = (await readOwnLetters()).map((carta) => carta.id)
      expect(await site.noted(eliminarCartas, { ids })).toEqual({ eliminadas: ids.length })
      expect(await readOwnLetters()).toEqual([])
      for (const call of [reenviarCartas, eliminarCartas]) await site.refuses(call, { ids: [id] }, 404)
      await site.refuses(obtenerCarta, { id }, 404)
    },
  )
}
