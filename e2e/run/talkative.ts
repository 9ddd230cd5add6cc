/** Builds the app into `OUT_DIR` with React's development build, which reports hydration mismatches in the console. */
import { build } from 'vite'

await build({ logLevel: 'warn', define: { 'process.env.NODE_ENV': '"development"' } })
