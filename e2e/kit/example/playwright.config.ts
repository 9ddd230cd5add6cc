import { defineConfig } from '@playwright/test'
import { settings } from 'vidriera-e2e'

// BASE_URL names the build: a demo or a live one.
export default defineConfig(settings, { testMatch: '*.journey.ts', reporter: 'list' })
