import { defineMain } from '@storybook/react-vite/node'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { mergeConfig } from 'vite'

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  staticDirs: ['../../public', { from: '../../mocks/seed/media', to: '/demo' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => mergeConfig(config, {
    plugins: [react(), msw({ mode: 'worker-only' })],
  }),
})
