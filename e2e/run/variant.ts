/** Builds a variant of the app into `OUT_DIR`: `node e2e/run/variant.ts next`. */
import { build, type InlineConfig } from 'vite'
import { nextText, text, type Variant } from '../kit/host.ts'

const variants: Readonly<Record<Variant, InlineConfig>> = {
  next: { plugins: [{ name: 'vidriera:next', enforce: 'pre', transform: (code) => code.replaceAll(text, nextText) }] },
  // React's development build reports hydration mismatches in the console.
  talkative: { define: { 'process.env.NODE_ENV': '"development"' } },
}

const isVariant = (name = ''): name is Variant => name in variants

const [name] = process.argv.slice(2)
if (!isVariant(name)) throw new Error(`One of ${Object.keys(variants).join(', ')}`)
await build({ logLevel: 'warn', ...variants[name] })
