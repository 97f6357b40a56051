import { translation } from '../words.ts'
import type { styleStepWords } from './style-steps.ts'

export const es = translation<typeof styleStepWords>({
  startTitle: 'Encuentre casas de su estilo',
  startMeta:
    'Elija entre imágenes de casas en las que puede alojarse: diez pasos, unos dos minutos. Le decimos qué tienen en común sus elecciones, cuán seguros estamos y qué casas le convienen.',
  startLead:
    'Diez veces cuatro imágenes de casas en las que puede alojarse. Quédese con aquella en la que preferiría entrar. Al final le decimos qué tienen en común sus elecciones y qué casas le convienen.',
  points: [
    'Diez pasos, unos dos minutos. ¿No le gusta ninguna de las cuatro? Dígalo y siga.',
    'Según sus elecciones: cada rasgo muestra cuántas veces lo eligió.',
    'No se guarda nada hasta que usted lo guarde.',
  ],
  begin: 'Empezar',
  wanting: 'De momento no hay suficientes imágenes entre las que elegir.',
  wantingText: 'Pero puede ver todas nuestras casas.',
  toHomes: 'Ver nuestras casas',
  step: 'Paso {number} de {of}',
  questions: {
    hero: '¿A qué casa preferiría volver?',
    living: '¿Dónde se sentaría?',
    kitchen: '¿En qué cocina cocinaría?',
    dining: '¿En qué mesa se quedaría más tiempo?',
    bedroom: '¿Dónde se despertaría?',
    bath: '¿Qué baño se prepararía?',
    terrace: '¿Dónde estaría al aire libre?',
    evening: '¿Qué luces seguiría hasta casa?',
    rooms: 'Una casa, cuatro estancias: ¿adónde va primero?',
    other: '¿Qué imagen le atrae?',
  },
  option: 'Imagen {number}, {kind}, {color}:',
  none: 'Ninguna de estas',
  back: 'Atrás',
  enough: 'Ver mi perfil ahora',
})
