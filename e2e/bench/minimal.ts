/** Builds the minimal page: the demo company's home content as one JSON file, with its pictures. */
import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { seed } from '../../mocks/seed/index.ts'
import { root } from './bench.ts'

const { sliders, productos, imagenesProducto, banners, novedades } = seed.tables

const featured = <Row extends { destacado: number; orden: number }>(rows: readonly Row[]) =>
  rows.filter(({ destacado }) => destacado === 1).toSorted((a, b) => a.orden - b.orden)

const pictureOf = (product: number) => imagenesProducto.find(({ padre }) => padre === product)?.path ?? ''

const homeBanner = () => {
  const banner = banners.find(({ seccion }) => seccion === 'home')
  if (!banner) throw new Error('The seed has no home banner')
  return { imagen: banner.imagen, titulo: banner.titulo, texto: banner.texto }
}

const home = {
  sliders: sliders.map(({ id, texto, imagen }) => ({ id, texto, imagen })),
  productos: featured(productos).map(({ id, nombre }) => ({ id, nombre, imagen: pictureOf(id) })),
  banner: homeBanner(),
  novedades: featured(novedades).map(({ id, titulo, epigrafe, imagen }) => ({ id, titulo, epigrafe, imagen })),
}
export type Home = typeof home

const textOf = (html: string) => /<h2>(.*?)<\/h2>/.exec(html)?.[1]?.replace(/<[^>]*>/g, '') ?? ''

/** Texts that show that either page has its content: the hero's heading and the first product. */
export const homeTexts = [textOf(home.sliders[0]?.texto ?? ''), home.productos[0]?.nombre ?? '']

const buildPage = (outDir: string, page: string) =>
  build({
    configFile: false,
    root: join(import.meta.dirname, 'minimal'),
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: join(import.meta.dirname, 'minimal', page) } },
  })

export const buildList = (outDir: string) => buildPage(outDir, 'list.html')

export const buildMinimal = async (outDir: string) => {
  await buildPage(outDir, 'index.html')
  writeFileSync(join(outDir, 'home.json'), JSON.stringify(home))
  const pictures = [...home.sliders, ...home.productos, home.banner, ...home.novedades].map(({ imagen }) => imagen)
  for (const path of new Set(pictures)) cpSync(join(root, 'mocks/seed/media', path), join(outDir, 'media', path))
}
