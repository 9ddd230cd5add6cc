import { bannerForm } from '../../banner.tsx'

export const Form = () => bannerForm('empresa', 'Empresa: Banner', { textoboton: null, link: null })
