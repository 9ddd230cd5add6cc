/** The collections of the contract as the panel names them, and where it shows them: for whatever tells of records of any kind. */
interface Records {
  readonly name: string
  /** The screen that edits one, where there is one. */
  readonly edit?: number
  readonly list: number
}

const known: Readonly<Record<string, Records>> = {
  sliders: { name: 'Slider', list: 1, edit: 2 },
  banners: { name: 'Banner', list: 7 },
  secciones: { name: 'Valor', list: 32, edit: 33 },
  productos: { name: 'Producto', list: 25, edit: 28 },
  servicios: { name: 'Servicio', list: 50, edit: 53 },
  descargas: { name: 'Descarga', list: 60, edit: 63 },
  novedades: { name: 'Novedad', list: 40, edit: 41 },
  ferias: { name: 'Feria', list: 70, edit: 71 },
  videos: { name: 'Video', list: 80, edit: 82 },
  contacto: { name: 'Contacto', list: 13 },
  fileZonas: { name: 'Archivo de la zona privada', list: 108, edit: 109 },
  logos: { name: 'Logos', list: 19 },
  usuarios: { name: 'Usuario', list: 99, edit: 101 },
  clientes: { name: 'Cliente', list: 105 },
  suscripciones: { name: 'Suscripción', list: 17 },
  metadatos: { name: 'Metadatos', list: 90, edit: 91 },
}

export const recordName = (resource: string): string => known[resource]?.name ?? resource

/** The place of a record: its form, else the list that it is in. */
export const placeOf = (resource: string, id: number): { screen: number; id: number } | undefined => {
  const records = known[resource]
  if (!records) return undefined
  return records.edit === undefined ? { screen: records.list, id: 0 } : { screen: records.edit, id }
}
