/** Words in the lines of an order; `*` stands for the rest of a word. */

/** Words and signs between a size and its amount. */
export const timesWords = 'x por × ✕ * cant cantidad qty'

/** Words before a note. */
export const noteWords = 'nota notas obs observacion observaciones aclaracion aclaraciones comentario comentarios'

/** Words without meaning for an order. */
export const silentWords =
  'cod codigo art articulo ref sku ean nro necesito necesitamos quiero queremos querria pedir pedido ' +
  'mandame mandanos pasame pasanos anotame anotanos agregame agreganos sumame sumanos poneme ponenos reservame reservanos manda pasa anota agrega suma pone reserva ' +
  'te me nos paso serian manden enviar enviame favor hola gracias buenas buenos dias tardes de del la el los las lo y a para con en'

/** Amounts in words. */
export const amountWords =
  'un una unas unos uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieci* veint* treinta cuarenta ' +
  'cincuenta sesenta setenta ochenta noventa cien ciens ciento cientos mil miles millar millares centen* medio media medios medias docena docenas ' +
  'doc decena decenas pares par gruesa gruesas doble triple doscient* trescient* cuatrocient* quinient* seiscient* setecient* ochocient* novecient*'

/** Words that make the amount unclear: measures, parts, comparisons, questions. */
export const unclearWords =
  'kilo kilos kg g gr m mm cm lt lts l metro metros mt mts juego juegos set sets kit kits vario varia varios varias algun alguna algunas algunos ' +
  'poco poca pocos pocas mucho mucha muchos muchas todo toda todos todas ambos mas menos o ni entre hasta minimo maximo min max aprox* casi ' +
  'cerca tipo como segun ya vez mejor mitad tercio idem mismo cuanto cuanta cuantos cuantas precio cotiz* si cada ' +
  'diari* semanal* quincenal* mensual* anual* confirm* revis* chequear duda dudos* quiza* eventual* ambas cuando creo'

/** Words that take back what is named, or leave it open: a line, a cell or a heading with one of them is asked about. */
export const refusalWords =
  'no tampoco nada ningun ninguna ninguno cancel* anul* saca sacar sacame sacalo sacamos quita quitar quitame quitemos borra borrar elimin* ' +
  'cambi* reemplaz* devol* devuelv* devuelt* falta faltan falto faltaron llego llegaron recibi* fallad* roto rota rotos rotas anterior anteriores ' +
  'entregad* enviad* despachad* facturad* rechaz* suspend* descart* exclui* omiti* posterg* pausa pausad* frenad* detenid* discontinuad* tachad* reclam* ' +
  'danad* defectuos* vencid* golpead* oxidad* incomplet* falla fallas sobrant* sobraron viejo vieja viejos viejas ' +
  'confirmar cotizar presupuest* consultar opcional* verificar averiguar definir espera pendient* agotad* baja faltante* garantia mal'

/** Expressions that do so though none of their words does. */
export const refusalPhrases =
  '… sin stock|efecto|existencia|existencias …, … stand by …, … stock actual …, … nota de credito …, ' +
  '… antes|pero consulta …, … consulta antes|primero …, … si hay stock|existencia|existencias …, ' +
  'consulta|consultas, duplicado|duplicada|duplicados|duplicadas, me queda|quedan, el|la|de|del? la? mes|semana|vez pasado|pasada, ' +
  'en lugar de, si hay|llega|entra|queda, … ya !mismo|por|para|gracias|urgente …'
