import { join } from 'node:path'
import { defineMain } from '@storybook/react-vite/node'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { mergeConfig, type PluginOption } from 'vite'
import { parts } from '../docs/parts-plugin.ts'
import { aliases } from '#build/settings.ts'
import packageJson from '../../package.json' with { type: 'json' }

/** Bundled before the first story: a dependency that Vite meets later reloads the page in the middle of a test. */
const include = [
  ...Object.keys(packageJson.dependencies).filter(
    (name) => !/^(msw|workbox-|write-excel-file|@fontsource|zustand$)/.test(name),
  ),
  'zustand/react',
  'zustand/vanilla',
  'msw',
  'msw/browser',
  'msw/http',
  'msw/utils/get-response',
  'write-excel-file/here',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
]

/** The parts that docs pages explain. Reading the properties of all other components would be two thirds of a build. */
const documented = /\/src\/(?:ui|panel\/kit)\/.*\.tsx$/
const readDocumented = (plugin: PluginOption): PluginOption => {
  if (!plugin || !('name' in plugin) || plugin.name !== 'storybook:react-docgen-plugin') return plugin
  const { transform } = plugin
  if (typeof transform !== 'function')
    throw new Error('The plugin that reads the properties of components has changed.')
  return {
    ...plugin,
    transform(code, id, ...context) {
      return documented.test(id) ? transform.call(this, code, id, ...context) : undefined
    },
  }
}

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
  // Docs pages alone show the properties of components.
  typescript: { reactDocgen: process.env['VITEST'] ? false : 'react-docgen' },
  viteFinal: (config) =>
    mergeConfig(
      { ...config, plugins: config.plugins?.map(readDocumented) },
      {
        plugins: [react(), parts(), msw({ mode: 'worker-only' })],
        resolve: {
          alias: [
            { find: 'write-excel-file/here', replacement: aliases['write-excel-file/here'] },
            { find: /^zustand$/, replacement: join(import.meta.dirname, 'zustand.ts') },
          ],
        },
        optimizeDeps: { include },
      },
    ),
})
