import { bannerForm } from '../../banner.tsx'

export const Form = () => bannerForm('home', 'Home: Banner', { textoboton: 'Texto del botón', link: 'Link del botón' })
