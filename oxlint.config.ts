import { defineConfig, type OxlintOverride } from 'oxlint'
import { folders, nodeGlobals, nodeModules, ofNode, ruleOf } from './e2e/run/folders.ts'

const restricted = (patterns: readonly { regex: string; message: string }[]): OxlintOverride['rules'] => ({
  'no-restricted-imports': ['error', { patterns: [...patterns] }],
})

const ofContract = { regex: '^(react|msw|dexie)', message: 'The contract is pure values and types.' }
const ofPanel = { regex: '-writes[.]ts$', message: "The panel's writes and forms: no public page loads them." }
const furtherRules: Readonly<Record<string, readonly (typeof ofPanel)[]>> = { contract: [ofContract], panel: [] }
const ofMocks = {
  regex: '^#(?!contract/|recognise/planned-sheet)|/src/',
  message: 'mocks imports the contract and nothing else of src.',
}
const ofKit = { regex: String.raw`^\.\./[^.]`, message: 'The kit never names a screen.' }

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  env: { builtin: true, browser: true, node: true },
  ignorePatterns: ['dist', 'dist-*', 'storybook-static', 'e2e/.results'],
  rules: {
    'max-lines': ['error', { max: 400, skipComments: true, skipBlankLines: true }],
    'max-lines-per-function': ['error', { max: 85, skipComments: true, skipBlankLines: true, IIFEs: true }],
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/extensions': ['error', 'always', { ignorePackages: true, checkTypeImports: true }],
    'typescript/no-explicit-any': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'typescript/no-unnecessary-type-parameters': 'off',
    'typescript/no-unnecessary-type-arguments': 'off',
    'typescript/no-generated-empty-object-type': 'off',
    'typescript/consistent-return': 'off',
    'eslint/no-await-in-loop': 'off',
    'import/no-unassigned-import': 'off',
    'unicorn/require-post-message-target-origin': 'off',
    'eslint/no-underscore-dangle': ['error', { allow: ['__WB_MANIFEST'] }],
    'unicorn/consistent-function-scoping': 'off',
    'vitest/require-mock-type-parameters': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    // Safari forgets what lists without bullets and tables set as blocks are: e2e/run/roles.test.ts.
    'jsx-a11y/no-redundant-roles': 'off',
    'jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', { tr: ['row'], td: ['cell'] }],
    'jsx-a11y/no-autofocus': 'off',
    'jsx-a11y/media-has-caption': 'off',
    'oxc/no-map-spread': 'off',
    'eslint/no-unused-vars': [
      'error',
      { argsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_', ignoreRestSiblings: true },
    ],
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/button-has-type': 'error',
    'react/react-in-jsx-scope': 'off',
    'no-restricted-properties': [
      'error',
      {
        property: 'waitForTimeout',
        message: 'A journey waits for what a person sees, or for a later event: CONTRIBUTING.md, Time.',
      },
    ],
  },
  overrides: [
    { files: ['e2e/**'], rules: { 'react/rules-of-hooks': 'off' } },
    // The worker's entry is the one file of src itself that brings the backend.
    {
      files: ['src/{brand,hosts}.ts', 'src/main.tsx'],
      rules: restricted([{ regex: String.raw`^\.\./`, message: 'Nothing outside of src.' }, nodeModules]),
    },
    ...Object.entries(folders).flatMap(([folder, may]) =>
      ruleOf(folder, may).map(({ files, patterns }) => ({
        files,
        rules: restricted([...patterns, ...(furtherRules[folder] ?? [ofPanel])]),
      })),
    ),
    {
      files: ['src/panel/kit/*'],
      rules: restricted([...(ruleOf('panel', folders['panel'] ?? [])[1]?.patterns ?? []), ofKit]),
    },
    { files: ['mocks/**'], rules: restricted([ofMocks, nodeModules]) },
    { files: ofNode.filter((path) => path.startsWith('mocks/')), rules: restricted([ofMocks]) },
    { files: ['{src,mocks}/**'], rules: { 'no-restricted-globals': ['error', ...nodeGlobals] } },
    { files: [...ofNode, '{src,mocks}/**/{*.test,testing,*.build}.ts'], rules: { 'no-restricted-globals': 'off' } },
    // Fixtures are made of the whole product.
    { files: ['**/*.test.ts', 'mocks/releases/**'], rules: { 'no-restricted-imports': 'off' } },
    {
      files: ['**/*.test.ts', '**/*.spec.ts'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            paths: [
              {
                name: 'node:timers/promises',
                message: 'No test sleeps: expect.poll waits for what is to come. CONTRIBUTING.md, Time.',
              },
            ],
          },
        ],
      },
    },
    { files: ['e2e/bench/**'], rules: { 'no-restricted-properties': 'off' } },
    {
      files: ['src/api/client.ts', 'mocks/crud.ts', 'mocks/store/memory.ts', 'mocks/store/sql/rows.ts'],
      rules: { 'typescript/no-unsafe-type-assertion': 'off' },
    },
    {
      files: ['mocks/conformance/level.ts'],
      rules: { 'vitest/expect-expect': 'off', 'vitest/valid-title': 'off', 'vitest/no-disabled-tests': 'off' },
    },
    { files: ['mocks/seed/**'], rules: { 'max-lines': 'off' } },
    { files: ['**/*.test.ts', '**/*.spec.ts', 'mocks/conformance/**'], rules: { 'max-lines-per-function': 'off' } },
  ],
})
