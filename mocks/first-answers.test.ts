import { expect, test } from 'vitest'
import { firstAnswers } from './first-answers.ts'
import { seed } from './seed/index.ts'
import { testBackend } from './testing.ts'

test('the build notes every list that anybody may read, as the backend answers it', async () => {
  const backend = testBackend()
  const { answers } = await firstAnswers()
  expect(answers.map(({ url }) => url).toSorted()).toEqual([
    'Banner', 'Contacto', 'Descargas', 'Ferias', 'Logos', 'Metadatos', 'Novedades', 'Productos', 'Secciones', 'Servicios', 'Sliders', 'Videos',
  ].map((what) => `/api/obtener${what}`))
  for (const { url, data } of answers) {
    const response = await backend.respond(new Request(`http://localhost${url}`))
    expect(data).toEqual(await response.json())
  }
  backend.close()
})

test('and nothing that is private: no customer, no price list', async () => {
  const noted = JSON.stringify((await firstAnswers()).answers)
  for (const { email, nombre } of seed.tables.clientes) expect([noted.includes(email), noted.includes(nombre)]).toEqual([false, false])
  expect(noted).not.toContain('listas/')
})

test('the pictures that are seen first are files that the host has', async () => {
  const { files, pictures } = await firstAnswers()
  const first = Object.values(pictures)
  expect(first.map(({ length }) => length)).not.toContain(0)
  for (const path of first.flat()) expect(files).toContain(path)
})
