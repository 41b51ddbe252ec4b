export { buildShape, WORKER_FROM } from './buildShape.ts'
export { type Bounds, ClusterTree, type ViewVisitor } from './ClusterTree.ts'
export { buildClusterShape, CLUSTER_MAX_ZOOM, type ClusterShape } from './clusterShape.ts'
