/** Builds a script of the bench as one file, as the app's worker is built. */
import { join, resolve } from 'node:path'
import { writeFileSync } from 'node:fs'
import { build } from 'vite'
import { root } from './bench.ts'

/** Builds e2e/bench/<entry> into dir as `fileName`, beside an empty page. */
export const buildScript = async (dir: string, entry: string, fileName: string) => {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    resolve: { alias: { 'tough-cookie': resolve(root, 'src/worker/no-cookies.ts') } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: dir,
      emptyOutDir: false,
      lib: { entry: join(import.meta.dirname, entry), name: 'bench', formats: ['iife'], fileName: () => fileName },
    },
  })
  writeFileSync(join(dir, 'index.html'), '<!doctype html><title>Bench</title>')
}
