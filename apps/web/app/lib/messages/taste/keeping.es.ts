import { translation } from '../words.ts'
import type { keepingWords } from './keeping.ts'

export const es = translation<typeof keepingWords>({
  failed: 'No ha funcionado',
  keep: 'Guardar este perfil',
  keepText:
    'Hasta ahora está solo en la dirección de esta página. Guardado, tiene una página propia y puede mostrarlo a otros.',
  keepOwnText: 'Guardado, pertenece a su cuenta y lo encuentra entre sus viajes.',
  noScript:
    'Para guardarlo hacen falta scripts, que su navegador tiene desactivados. La dirección de esta página también lo muestra.',
  again: 'Elegir otra vez',
  kept: 'Esta página es suya',
  keptText:
    'Su dirección es la llave: quien la tiene ve y cambia lo que usted ve. No guardamos copia, y borramos el perfil al cabo de un año.',
  keptSince: 'Hecho {moment}',
  copyAddress: 'Copiar la dirección',
  account: 'Guardarlo en su cuenta',
  accountText: 'Así no necesita ninguna dirección, y se queda hasta que lo borre.',
  adopted: 'El perfil está ahora en su cuenta',
  toOwn: 'Todos sus perfiles',
  share: 'Mostrarlo a otros',
  shareText: 'Un enlace muestra el perfil y tres casas; con él no se puede cambiar nada.',
  shareTextNamed: 'Un enlace muestra el perfil con su nombre de pila y tres casas. Con él no se puede cambiar nada.',
  makeLink: 'Crear un enlace',
  newLink: 'Crear un enlace nuevo',
  sharedSince:
    'Un enlace funciona desde {moment}. No guardamos copia: si se pierde, cree uno nuevo y el anterior dejará de funcionar.',
  made: 'Este es el enlace. Se muestra una sola vez.',
  copy: 'Copiar el enlace',
  copied: 'Copiado',
  handOn: 'Compartir',
  shareTitle: 'Un perfil estético',
  stop: 'Anular el enlace',
  stopTitle: '¿Anular este enlace?',
  stopConsequence: 'Quien lo abra a partir de entonces no verá nada.',
  stopped: 'El enlace está anulado',
  remove: 'Borrar este perfil',
  removeTitle: '¿Borrar este perfil?',
  removeConsequence: 'Sus elecciones, el perfil y su enlace desaparecen para siempre.',
  removed: 'El perfil está borrado',
  cancel: 'Ahora no',
  close: 'Cerrar',
  gone: 'Aquí no hay ningún perfil',
  goneText:
    'La dirección no está completa, o el perfil se borró, o pertenece ahora a una cuenta: entonces su dueño lo encuentra allí.',
  goneShare: 'Este enlace ya no muestra nada',
  goneShareText: 'Se anuló, o el perfil se borró. Quien se lo envió puede crear uno nuevo.',
  begin: 'Haga el suyo',
  yours: '¿Y qué casa es la suya?',
  yoursText: 'Diez veces cuatro imágenes, unos dos minutos. No se guarda nada hasta que usted lo guarde.',
  none: 'Todavía no tiene un perfil estético',
  noneText:
    'Elija entre imágenes de nuestras casas y le diremos qué tienen en común sus elecciones y qué casas le convienen.',
  earlier: 'Perfiles anteriores',
  earlierText: 'Vale el más reciente. Los demás se quedan hasta que los borre.',
  open: 'Abrir',
  trips: 'Sus viajes',
})
