import { expect, test } from 'vitest'
import { crearSlider } from '#contract/slider-writes.ts'
import { call } from './client.ts'
import { backendThatSays, lostFile } from './testing.ts'

const slider = { imagen: new File(['x'], 'x.png'), orden: 1 }

test('a worker that could not read a lost file either says so', async () => {
  backendThatSays('{"message":"No pudimos leer lo que se envió."}', { status: 400 })
  await expect(call(crearSlider, { ...slider, imagen: lostFile('NotReadableError') })).rejects.toMatchObject({
    message: 'El archivo cambió desde que lo elegiste. Elegilo de nuevo.',
  })
  await expect(call(crearSlider, slider)).rejects.toMatchObject({ message: 'No pudimos leer lo que se envió.' })
})
