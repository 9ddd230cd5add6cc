import preview from '../.storybook/preview.tsx'
import { ConstructionPage } from '../../src/site/ConstructionPage.tsx'
import { inApp } from '../app/in-app.tsx'

const meta = preview.meta({ component: ConstructionPage, title: 'site/ConstructionPage', decorators: [inApp] })

export const EnConstruccion = meta.story()
