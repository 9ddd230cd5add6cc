import { defineMain } from '@storybook/react-vite/node'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { mergeConfig } from 'vite'
import { parts } from '../docs/parts-plugin.ts'
import { aliases } from '../../src/build/settings.ts'
import packageJson from '../../package.json' with { type: 'json' }

/** Bundled before the first story: a dependency that Vite meets later reloads the page in the middle of a test. */
const include = [
  ...Object.keys(packageJson.dependencies).filter((name) => !/^(msw|workbox-|write-excel-file|@fontsource)/.test(name)),
  'msw',
  'msw/browser',
  'msw/http',
  'msw/utils/get-response',
  'write-excel-file/here',
  '@zxing/library',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
]

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../**/*.stories.tsx'],
  // The addon of the tests is for tests: in the sidebar its widget would stand among the stories.
  addons: [
    '@storybook/addon-a11y',
    '@storybook/addon-docs',
    'msw-storybook-addon',
    ...(process.env['VITEST'] ? ['@storybook/addon-vitest'] : []),
  ],
  docs: { defaultName: 'Uso' },
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  staticDirs: [{ from: '../../mocks/seed/media', to: '/demo' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [react(), parts(), msw({ mode: 'worker-only' })],
      resolve: { alias: { 'write-excel-file/here': aliases['write-excel-file/here'] } },
      optimizeDeps: { include },
    }),
})
