/** Builds the minimal page: the demo company's home content as one JSON file, with its pictures. */
import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { seed } from '#mocks/seed/index.ts'
import { root } from './bench.ts'

const { sliders, productos, imagenesProducto, banners, novedades } = seed.tables

const featured = <Row extends { destacado: number; orden: number }>(rows: readonly Row[]) =>
  rows.filter(({ destacado }) => destacado === 1).toSorted((a, b) => a.orden - b.orden)

const pictureOf = (product: number) => imagenesProducto.find(({ padre }) => padre === product)?.path ?? ''

const { imagen = '', titulo = '', texto = '' } = banners.find(({ seccion }) => seccion === 'home') ?? {}

const home = {
  sliders: sliders.map((one) => ({ id: one.id, texto: one.texto, imagen: one.imagen })),
  productos: featured(productos).map(({ id, nombre }) => ({ id, nombre, imagen: pictureOf(id) })),
  banner: { imagen, titulo, texto },
  novedades: featured(novedades).map((one) => ({
    id: one.id,
    titulo: one.titulo,
    epigrafe: one.epigrafe,
    imagen: one.imagen,
  })),
}
export type Home = typeof home

export const buildMinimal = async (outDir: string) => {
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'minimal'),
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir, emptyOutDir: true },
  })
  writeFileSync(join(outDir, 'home.json'), JSON.stringify(home))
  const pictures = [...home.sliders, ...home.productos, home.banner, ...home.novedades].map((part) => part.imagen)
  for (const path of new Set(pictures)) cpSync(join(root, 'mocks/seed/media', path), join(outDir, 'media', path))
}
