import type { Respond } from '#review/scenario/layer.ts'
import { obtenerMarca, type Marca } from '#contract/marca.ts'
import { manifestWith } from '#ui/brand/icon-links.ts'
import { getServedUrl } from '#ui/media-url.ts'

/** The manifest of the build with the company in it. */
export const manifest = async (request: Request, respond: Respond): Promise<Response> => {
  const answer = await respond(new Request(new URL(obtenerMarca.path, location.origin)))
  const marca: Marca | null = answer.ok ? await answer.json() : null
  const base = (await caches.match(request, { ignoreSearch: true })) ?? (await fetch(request))
  if (!marca) return base
  const branded = manifestWith(await base.json(), marca, getServedUrl)
  return Response.json(branded, { headers: { 'Content-Type': 'application/manifest+json' } })
}
