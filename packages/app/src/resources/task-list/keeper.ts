import { answerPage } from '../../kit/workers/index.ts'
import { createDiffer } from './differ.ts'

answerPage(createDiffer())
