import { expect, test } from 'vitest'
import { allEndpoints } from '#contract/index.ts'
import { toEndpointUrl, findPublicRead, publicReads } from './public-reads.ts'

const findName = (path: string) => findPublicRead(new URL(path, location.origin))?.name

test('every call with public access is found by the address that the app asks', () => {
  for (const read of publicReads) expect(findPublicRead(new URL(toEndpointUrl(read, 7)))).toBe(read)
})

test('no other call is a public read: no write, no delete by GET, nothing of a session, no whole download', () => {
  const others = allEndpoints.filter((endpoint) => !publicReads.includes(endpoint))
  expect(others.map(({ path }) => findName(path.replace(/\{\w+\}/, '7'))).filter(Boolean)).toEqual([])
  expect(publicReads.every(({ method, access }) => method === 'GET' && access === 'public')).toBe(true)
  expect(
    ['/api/obtenerFileZonas', '/api/obtenerClientes', '/api/deleteUsuario/1', '/api/descargarArchive/1'].map(findName),
  ).toEqual([undefined, undefined, undefined, undefined])
})

test('an address that only resembles a public read is none', () => {
  expect(findPublicRead(new URL('https://otra.example/api/obtenerSliders'))).toBeUndefined()
  expect(
    ['/api/obtenerSliders?todo=1', '/api/obtenerSliders/', '/api/obtenerProducto/1/2', '/x/api/obtenerSliders'].map(
      findName,
    ),
  ).toEqual([undefined, undefined, undefined, undefined])
})
