import { createMemoryHistory, type AnyRoute } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { pages } from './pages.ts'
import { fetchLaterRouter, findRouteMatch, processRouteTree } from './router-first.ts'
import * as later from './router-later.ts'
import { createAppRouter } from './router.tsx'

const routeTree: AnyRoute = createAppRouter(createMemoryHistory()).routeTree
const whole = later.processRouteTree(routeTree, true)
const first = processRouteTree(routeTree, true)
const idsAt = (path: string) => findRouteMatch(path, first.processedTree, true)?.branch.map(({ id }) => id)

test('a first page is found by its address alone, as the router finds it', () => {
  expect(Object.keys(first.routesById)).toEqual(Object.keys(whole.routesById))
  expect(first.routesByPath).toEqual(whole.routesByPath)
  for (const path of Object.keys(pages))
    expect(idsAt(path)).toEqual(later.findRouteMatch(path, whole.processedTree, true)?.branch.map(({ id }) => id))
  expect(idsAt('')).toEqual(['__root__', '/'])
})

test('any other address is found once the code for patterns is here', async () => {
  expect(idsAt('/admin/panel/x')).toBeUndefined()
  await fetchLaterRouter()
  expect(idsAt('/admin/panel/x')).toEqual(['__root__', '/$'])
  expect(idsAt('/productos')).toEqual(['__root__', '/productos'])
})
