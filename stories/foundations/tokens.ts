export * from '../../src/ui/contrast.ts'
export * from '../../src/ui/read-tokens.ts'
