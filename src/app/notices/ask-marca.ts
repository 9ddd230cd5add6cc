/** Asks a live API that no page has asked whether it knows who the company is. An API that does not is not asked again by this build. */
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#api/client.ts'
import { isUnknown } from '#api/extensions.ts'
import { obtenerMarca } from '#contract/marca.ts'
import { buildId } from '#state/build-id.ts'
import { local } from '#state/storage.ts'
import { lastKey, marcaQuery } from '#ui/brand/marca.ts'

const unknownKey = 'marca.sin'

export const askMarca = async (client: QueryClient): Promise<void> => {
  const { enabled, queryKey } = marcaQuery()
  if (enabled || local.getItem(unknownKey) === buildId()) return
  try {
    const marca = await call(obtenerMarca, {})
    client.setQueryData(queryKey, marca)
    if (marca) local.setItem(lastKey, JSON.stringify(marca))
  } catch (error) {
    if (isUnknown(error)) local.setItem(unknownKey, buildId())
  }
}
