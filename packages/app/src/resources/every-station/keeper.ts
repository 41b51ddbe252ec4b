import { answerPage } from '../../kit/workers/index.ts'
import { createReader } from './reader.ts'

answerPage(createReader())
