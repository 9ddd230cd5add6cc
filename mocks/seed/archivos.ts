interface Archivo {
  id: number
  /** 0 public download, 1 private price file: one id sequence for both. */
  zona: 0 | 1
  orden: number
  titulo: string
  numeropedido: string
  formato: 'pdf' | 'xlsx'
  /** Size in KB (1024 bytes), two decimals. */
  peso: string
  file: string
  created_at: string
}

const noon = (day: string) => `${day}T12:00:00.000Z`

const descarga = (id: number, titulo: string, peso: string, name: string, day: string): Archivo => ({
  id, zona: 0, orden: id, titulo, numeropedido: '', formato: getFormat(name), peso, file: `descargas/${name}`, created_at: noon(day),
})

const lista = (id: number, orden: number, numeropedido: string, peso: string, name: string, day: string): Archivo => ({
  id, zona: 1, orden, titulo: '', numeropedido, formato: getFormat(name), peso, file: `listas/${name}`, created_at: noon(day),
})

const getFormat = (name: string) => (name.endsWith('.pdf') ? 'pdf' : 'xlsx')

export const archivos: Archivo[] = [
  descarga(1, 'Catálogo general 2026', '286.22', 'catalogo-general-2026.pdf', '2026-03-02'),
  descarga(2, 'Ficha técnica: bulones hexagonales', '14.32', 'ficha-bulones-hexagonales.pdf', '2026-04-13'),
  descarga(3, 'Tabla de pares de apriete', '13.92', 'tabla-de-pares-de-apriete.pdf', '2026-04-13'),
  descarga(4, 'Guía de colocación de anclajes', '14.18', 'guia-de-colocacion-de-anclajes.pdf', '2026-11-03'),
  descarga(5, 'Códigos de barras y packs', '20.45', 'codigos-de-barras-y-packs.xlsx', '2026-07-01'),
  descarga(6, 'Plantilla de pedido', '20.69', 'plantilla-de-pedido.xlsx', '2026-07-01'),
  lista(7, 1, '0001-00012391', '21.59', 'lista-general-octubre-2026.pdf', '2026-10-01'),
  lista(8, 2, '0001-00012392', '21.27', 'lista-general-octubre-2026.xlsx', '2026-10-01'),
  lista(9, 3, '0001-00012407', '16.46', 'lista-bulones-y-tornillos-octubre-2026.pdf', '2026-10-02'),
  lista(10, 4, '0001-00012408', '14.65', 'lista-tuercas-y-arandelas-octubre-2026.pdf', '2026-10-02'),
  lista(11, 5, '0001-00012415', '14.86', 'lista-anclajes-y-herrajes-octubre-2026.pdf', '2026-10-05'),
  lista(12, 6, '0001-00012416', '21.29', 'lista-mayorista-octubre-2026.xlsx', '2026-10-08'),
  lista(13, 7, '0001-00012345', '21.57', 'lista-general-julio-2026.pdf', '2026-07-01'),
  lista(14, 8, '0001-00012346', '21.27', 'lista-general-julio-2026.xlsx', '2026-07-01'),
]
